import { newTrie } from 'shiro-trie'
import type { MakeReady } from '../../decisions/contender.ts'

export const makeReady: MakeReady = (permissions) => {
  const trie = newTrie().add(...permissions.flat())
  return ({ text }) => trie.check(text)
}
