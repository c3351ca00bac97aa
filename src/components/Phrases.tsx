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

interface NamedProps {
  text: string
  /** in the text, from the longest to the shortest: each may be in the one before */
  names: readonly string[]
}

/** Words that have names in them: no line breaks within one as long as a line can hold it. */
export function Named({ text, names: [name = '', ...inner] }: NamedProps) {
  const at = name === '' ? -1 : text.indexOf(name)
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <View className="phrase">
        <Named text={name} names={inner} />
      </View>
      {text.slice(at + name.length)}
    </>
  )
}
