/** Something was touched while it was played. */
export interface Contact {
  /** ms from its start, as played */
  readonly at: number
  /** 0 … 1, of the hardest in all recordings */
  readonly strength: number
  readonly on: 'die' | 'bowl'
}

/** A recorded motion of six dice. Its key frames are in `flights.css`, under `flight-ID`. */
export interface Recording {
  readonly id: string
  /** `rattle` goes there and back without end: `ms` is once there and back */
  readonly kind: 'throw' | 'rattle' | 'jump'
  /** how long it is played */
  readonly ms: number
  /**
   * The face of an unturned cube that ends up, die by die; 0: the die left the bowl, or never comes to rest. All are
   * recorded so that it is the 1: which face of the cloud it is then, a turn of the inner cube decides.
   */
  readonly faces: readonly (0 | 1)[]
  readonly contacts: readonly Contact[]
  /** where the die leaves the bowl, in degrees from right towards the reader; −1: none does */
  readonly exit: number
}

/** What is known of a recording everywhere: what it takes to choose one and to wait for its end. */
export type Length = Pick<Recording, 'id' | 'ms' | 'exit'>

/** How one throw is shown: which recording, turned how far, and how each cube sits in its motion. */
export interface Flight extends Length {
  /** the whole throw turned about the bowl's axis, in degrees, 0 … 359 */
  readonly yaw: number
  /** die by die: quarter turns about the axis that ends up, 0 … 3; the face that ends up is the cloud's */
  readonly spins: readonly number[]
}
