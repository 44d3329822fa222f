import { describe, expect, it } from 'vitest'
import { remembered, rememberResults } from '#values/recentMap.ts'

describe('remembered', () => {
  it('renders equal content once, other content again, and forgets the oldest of more than 20', () => {
    const rendered: number[] = []
    const render = remembered(({ id }: { readonly id: number }) => {
      rendered.push(id)
      return `content ${id}`
    })
    const texts = [1, 1, 2, 1].map((id) => render({ id }))
    for (let id = 3; id <= 22; id += 1) render({ id })

    expect(texts).toEqual(['content 1', 'content 1', 'content 2', 'content 1'])
    expect(rendered).toEqual(Array.from({ length: 22 }, (_, index) => index + 1))
    render({ id: 22 })
    render({ id: 1 })
    expect(rendered.slice(22)).toEqual([1])
  })
})

describe('rememberResults', () => {
  it('computes the result for a text once', () => {
    const listOf = rememberResults((text) => [text])

    expect(listOf('a')).toBe(listOf('a'))
    expect(listOf('b')).toEqual(['b'])
  })

  it('keeps neither results for long texts nor more than two hundred', () => {
    const listOf = rememberResults((text) => [text])
    const long = 'x'.repeat(10_001)
    const first = listOf('first')
    for (let number = 0; number < 200; number += 1) listOf(String(number))

    expect(listOf(long)).not.toBe(listOf(long))
    expect(listOf('first')).not.toBe(first)
  })
})
