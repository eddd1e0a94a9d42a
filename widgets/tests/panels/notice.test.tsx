import { expect, test } from 'vitest'
import { Note, Notice } from '../../src/panels/notice'
import { draw, istanbulWords } from '../stage'

const refused = { text: 'The match could not be kept.', rule: '' }
const told = { text: 'What you have here is a copy.' }

test('what stays true for a while is told whole in a line that can be unfolded', () => {
  const page = draw(<Note note={told} />)
  expect(page.querySelector('details')?.open).toBe(false)
  expect(page.querySelector('summary')?.textContent?.trim()).toBe(told.text)
})

test('only what was refused or lost has the sign of a refusal', () => {
  const sign = (drawn: Element) => [
    drawn.querySelectorAll('.bad').length,
    drawn.querySelector('use')?.getAttribute('href'),
  ]
  expect(sign(draw(<Note note={refused} />))).toEqual([1, '#ist-no'])
  expect(sign(draw(<Note note={told} />))).toEqual([0, '#ist-copy'])
  expect(sign(draw(<Notice notice={refused} words={istanbulWords} />))).toEqual([1, '#ist-no'])
  expect(sign(draw(<Notice notice={told} words={istanbulWords} />))).toEqual([0, '#ist-ok'])
})
