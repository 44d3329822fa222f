/** The TCP addresses on which a process and its children listen, as Linux lists them. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface Listener {
  readonly host: string
  readonly port: number
}

export const listenersOf = (rootPid: number): readonly Listener[] => {
  const inodes = new Set(processTree(rootPid).flatMap(socketInodes))
  return ['tcp', 'tcp6'].flatMap((protocol) =>
    readFileSync(`/proc/net/${protocol}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === '0A' && inodes.has(inode))
      .map(([, address = '']) => parseAddress(address)),
  )
}

const processTree = (rootPid: number): readonly number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const)
  const childrenOf = (pid: number): readonly number[] =>
    parents.filter(([, parent]) => parent === pid).map(([child]) => child)
  const withChildren = (pid: number): readonly number[] => [
    pid,
    ...childrenOf(pid).flatMap(withChildren),
  ]
  return withChildren(rootPid)
}

/** The name of a process may contain blanks and brackets, so the fields are counted after it. */
const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

const socketInodes = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkOr(`/proc/${pid}/fd/${fd}`))?.[1]
      return inode === undefined ? [] : [inode]
    })
  } catch {
    return []
  }
}

const readlinkOr = (path: string): string => {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** Each group of eight hexadecimal digits has its bytes in reverse order. */
const parseAddress = (text: string): Listener => {
  const [hex = '', port = ''] = text.split(':')
  const words = hex.match(/.{8}/g) ?? []
  const bytes = words.flatMap((word) => [...Buffer.from(word, 'hex').reverse()])
  const host = bytes.length === 4 ? bytes.join('.') : Buffer.from(bytes).toString('hex')
  return { host, port: Number.parseInt(port, 16) }
}
