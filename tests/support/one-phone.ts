import { localCloud } from '@/platform/local'
import { besideLocal } from '@/platform/local/beside'
import type { LocalForm } from '@/platform/local/tables'
import type { Cloud, Ports, Storage } from '@/platform/ports'
import { type Client, createClient, viewOf } from '@/stores'
import { fakeNetwork } from './fake-phone'
import { party } from './party'

/** 1 状元, 1 对堂, 1 三红, 2 四进, 2 二举, 4 一秀. */
export const SMALL = { zhuangyuan: 1, duitang: 1, sanhong: 1, sijin: 2, erju: 2, yixiu: 4 }

export interface OnePhone {
  readonly ports: Ports
  readonly client: Client
  /** what went to the cloud: nothing should */
  readonly strayed: unknown[]
}

/** The texts of a phone that holds so many letters, keys and all, and quietly takes no more. */
export function storageOf(texts: Map<string, string>, most = () => Number.POSITIVE_INFINITY): Storage {
  const size = () => [...texts].reduce((sum, [key, value]) => sum + key.length + value.length, 0)
  return {
    read: key => texts.get(key) ?? null,
    write(key, value) {
      const before = texts.get(key)
      texts.set(key, value)
      if (size() <= most()) return
      if (before === undefined) texts.delete(key)
      else texts.set(key, before)
    },
    remove: key => void texts.delete(key)
  }
}

/** The program freshly started on a phone with those texts, its cloud out of reach: whatever goes there throws. */
export function onePhone(storage: Storage): OnePhone {
  const strayed: unknown[] = []
  const cloud: Cloud = {
    call(data) {
      strayed.push(data)
      throw new Error('no cloud in local play')
    },
    watch(room) {
      strayed.push(room)
      throw new Error('no cloud in local play')
    }
  }
  let here: Cloud | null = null
  const ports = besideLocal({ ...fakeNetwork(party()).phone('nobody').ports, storage, cloud }, () => here)
  here = localCloud(ports)
  return { ports, client: createClient(ports), strayed }
}

export const formOf = (names: readonly string[], stock: LocalForm['stock'] = SMALL) => ({
  house: 'xmu' as const,
  stock,
  names,
  faces: names.map((_, seat) => seat + 1)
})

export const viewNow = ({ client, ports }: OnePhone) =>
  viewOf(client.table.store.getState(), client.show.store.getState(), ports.phone.now())
