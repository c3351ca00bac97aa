export { hex, unhex } from './bytes'
export { commit, type Drawn, draw, extend, genesis, type Link } from './fair'
export { mac } from './mac'
export { type Check, type Proof, type Verifier, verifier, verify } from './verify'
