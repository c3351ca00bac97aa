import RAPIER from '@dimforge/rapier3d-compat'
import { HALF, lathe, ROUND, TABLE } from './bowl'
import type { Quat, Vec } from './quaternion'

/** Below 1/1920 s dice sink into the porcelain and spring too high. */
export const STEP = 1 / 1920
/** Poses are kept at 240 Hz: every eighth step. */
export const EVERY = 8
export const HZ = 1 / (STEP * EVERY)

export interface Pose {
  readonly p: Vec
  readonly q: Quat
}
/** Six dice at one time. */
export type Frame = readonly Pose[]

export interface Body {
  readonly body: RAPIER.RigidBody
  readonly shell: RAPIER.Collider
}

/** To be called once, before any world is made. */
export const ready = (): Promise<void> => RAPIER.init()

export function newWorld(): RAPIER.World {
  const world = new RAPIER.World({ x: 0, y: -981, z: 0 })
  world.timestep = STEP
  world.integrationParameters.numSolverIterations = 8
  world.integrationParameters.normalizedPredictionDistance = 0.02
  world.integrationParameters.maxCcdSubsteps = 4
  return world
}

const xyz = ([x, y, z]: Vec) => ({ x, y, z })

/** A rounded die. v in cm/s, spin in rad/s. */
export function addDie(world: RAPIER.World, { p, q }: Pose, v: Vec, spin: Vec): Body {
  const body = world.createRigidBody(
    RAPIER.RigidBodyDesc.dynamic()
      .setTranslation(...p)
      .setRotation({ w: q[0], x: q[1], y: q[2], z: q[3] })
      .setLinvel(...v)
      .setAngvel(xyz(spin))
      .setCcdEnabled(true)
      .setLinearDamping(0.15)
      .setAngularDamping(0.3)
  )
  const core = HALF - ROUND
  const shell = world.createCollider(
    RAPIER.ColliderDesc.roundCuboid(core, core, core, ROUND)
      .setDensity(1.2)
      .setRestitution(0.55)
      .setFriction(0.16)
      .setActiveEvents(RAPIER.ActiveEvents.CONTACT_FORCE_EVENTS)
      .setContactForceEventThreshold(2000),
    body
  )
  return { body, shell }
}

/** The bowl, on a table. */
export function addBowl(world: RAPIER.World): void {
  const { corners, triangles } = lathe()
  const fixed = world.createRigidBody(RAPIER.RigidBodyDesc.fixed())
  world.createCollider(
    RAPIER.ColliderDesc.trimesh(corners, triangles, RAPIER.TriMeshFlags.FIX_INTERNAL_EDGES)
      .setRestitution(1)
      .setFriction(0.1),
    fixed
  )
  world.createCollider(
    RAPIER.ColliderDesc.cuboid(60, 1, 60)
      .setTranslation(0, TABLE - 1, 0)
      .setRestitution(0.35)
      .setFriction(0.5),
    fixed
  )
}

/** A closed cup (two hands) round the origin that is moved, not pushed. */
export function addCup(world: RAPIER.World, at: Vec, radius: number, half: number): RAPIER.RigidBody {
  const cup = world.createRigidBody(RAPIER.RigidBodyDesc.kinematicPositionBased().setTranslation(...at))
  const add = (desc: RAPIER.ColliderDesc) =>
    world.createCollider(desc.setRestitution(0.35).setFriction(0.3), cup)
  for (const side of [-1, 1]) {
    add(RAPIER.ColliderDesc.cuboid(radius + 1, 0.5, radius + 1).setTranslation(0, side * (half + 0.5), 0))
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * Math.PI
    add(
      RAPIER.ColliderDesc.cuboid(0.5, half + 1, 0.9)
        .setTranslation((radius + 0.5) * Math.cos(a), 0, (radius + 0.5) * Math.sin(a))
        .setRotation({ w: Math.cos(-a / 2), x: 0, y: Math.sin(-a / 2), z: 0 })
    )
  }
  return cup
}

export function poseOf({ body }: Body): Pose {
  const p = body.translation()
  const q = body.rotation()
  return { p: [p.x, p.y, p.z], q: [q.w, q.x, q.y, q.z] }
}

/** How deep any two dice are in one another now, as the engine has it; cm. */
export function diceOverlap(world: RAPIER.World, dice: readonly Body[]): number {
  let deepest = 0
  for (const [i, a] of dice.entries()) {
    for (const b of dice.slice(i + 1)) {
      world.contactPair(a.shell, b.shell, manifold => {
        for (let k = 0; k < manifold.numContacts(); k++) deepest = Math.max(deepest, -manifold.contactDist(k))
      })
    }
  }
  return deepest
}
