import { View } from '@tarojs/components'
import { type FaceNumber, t } from '@/i18n'
import { says } from './aria'
import { Icon } from './Icon'
import { Face } from './pictures'

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies readonly FaceNumber[]

/** The twelve drawn faces, one of them chosen. */
export function Faces({ chosen, onChoose }: { chosen: number; onChoose: (face: number) => void }) {
  return (
    <View className="faces" {...says(t('open.face'), 'radiogroup')}>
      {FACES.map(face => (
        <View
          key={face}
          id={`face-${face}`}
          className={`option faces-one ${face === chosen ? 'option-on' : ''}`}
          hoverClass="pressed"
          onClick={() => onChoose(face)}
          {...says(t(`face.${face}`), 'radio')}
          aria-checked={face === chosen ? 'true' : 'false'}
        >
          {face === chosen && (
            <View className="option-tick">
              <Icon name="check" size={15} />
            </View>
          )}
          <Face face={face} size={44} />
        </View>
      ))}
    </View>
  )
}
