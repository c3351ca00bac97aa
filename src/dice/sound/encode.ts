import { createMp3Encoder } from 'wasm-media-encoders'
import type { Pcm } from './pcm'

/** Rounded to what 16 bits hold, so that the last digit of a sine, which differs between machines, is in no file. */
const toInt16 = (pcm: Pcm): Int16Array =>
  Int16Array.from(pcm, x => Math.max(-32767, Math.min(32767, Math.round(x * 32767))))

/** A WAV file: one channel, 16 bits. */
export function wavOf(pcm: Pcm, rate: number): Uint8Array {
  const data = toInt16(pcm)
  const file = Buffer.alloc(44 + data.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + data.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(data.length * 2, 40)
  for (const [i, sample] of data.entries()) file.writeInt16LE(sample, 44 + i * 2)
  return file
}

/** What a decoder puts before an MP3's first sample: 576 of the encoder's and 529 of its own. */
export const LEAD = 576 + 529

/** LAME's quality of a variable bit rate, 0 best … 9.999: bits go to the hits, and next to none to what is still. */
const QUALITY = 8

/** An MP3 file of one channel, without a head of its own: when played it begins `LEAD` samples late. */
export async function mp3Of(pcm: Pcm, rate: 32000): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 1, sampleRate: rate, vbrQuality: QUALITY, outputSampleRate: rate })
  const samples = Float32Array.from(toInt16(pcm), x => x / 32768)
  // What it answers is its own memory until it is asked again.
  const first = encoder.encode([samples]).slice()
  return Buffer.concat([first, encoder.finalize()])
}
