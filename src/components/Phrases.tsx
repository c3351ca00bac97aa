import { View } from '@tarojs/components'

/** A text in its phrases: after each of these marks a line may break. */
export const phrasesOf = (text: string): readonly string[] =>
  text.match(/[^，。、？！；]+[，。、？！；]*/g) ?? [text]

/** Words that break at sense: a phrase of Chinese stays together as long as a line can hold it. */
export function Phrases({ text }: { text: string }) {
  const phrases = phrasesOf(text)
  if (phrases.length < 2) return <>{text}</>
  return (
    <>
      {phrases.map(phrase => (
        <View key={phrase} className="phrase">
          {phrase}
        </View>
      ))}
    </>
  )
}
