type Old = { webkitOfflineAudioContext?: typeof OfflineAudioContext }

/** Beside the page, as it was built. */
const FOLDER = 'pages/table/sound'

/** What is read is made for this rate; every browser plays it at its own. */
const RATE = 44100

/** By callbacks: the browsers of older iPhones answer with no promise. */
function decoded(data: ArrayBuffer): Promise<AudioBuffer> {
  const Context = window.OfflineAudioContext ?? (window as Old).webkitOfflineAudioContext
  return new Promise((resolve, reject) => {
    if (Context) new Context(1, 1, RATE).decodeAudioData(data, resolve, reject)
    else reject(new Error('no audio here'))
  })
}

/** The sound files of the table, read once each. */
export function createSamples() {
  const known = new Map<string, Promise<AudioBuffer | null>>()

  const fetched = async (file: string): Promise<AudioBuffer | null> => {
    try {
      const answer = await fetch(`${FOLDER}/${file}`)
      return answer.ok ? await decoded(await answer.arrayBuffer()) : null
    } catch {
      known.delete(file)
      return null
    }
  }

  /** Null: it cannot be had; after a failure of the network it is tried anew. */
  const read = (file: string): Promise<AudioBuffer | null> => {
    const reading = known.get(file) ?? fetched(file)
    known.set(file, reading)
    return reading
  }

  return {
    read,
    /** Reads them one after the other, so that nothing else has to wait for them. */
    async fetchAhead(files: readonly string[]): Promise<void> {
      for (const file of files) await read(file)
    }
  }
}
