// Props of a form's controls.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Field } from '#contract/kind.ts';
import { fieldProps } from './field-props.tsx';

const typed = { value: '', error: undefined, change: () => undefined };
const propsOf = (field: Field, value: string | boolean = '') => fieldProps('it', field, { ...typed, value });
/** The labels of the options. */
function optionsOf(field: Field): (string | undefined)[] {
  const props = propsOf(field);
  const markup = renderToStaticMarkup('children' in props ? props.children : null);
  return [...markup.matchAll(/>([^<]+)</g)].map(([, label]) => label);
}

test('a control has the name, label, value and mistake of its field, and reports what is typed', () => {
  const changes: unknown[] = [];
  const props = fieldProps(
    'title',
    { is: 'text', label: 'Title', required: true },
    { value: 'Dentist', error: 'Title is required', change: (value) => changes.push(value) },
  );
  expect(props).toMatchObject({
    name: 'title',
    label: 'Title',
    required: true,
    value: 'Dentist',
    error: 'Title is required',
  });
  if ('value' in props) props.onChange({ target: { value: 'Doctor' } });
  expect(changes).toEqual(['Doctor']);
});

test('the kind of a field decides the keyboard of a phone', () => {
  expect(propsOf({ is: 'phone', label: 'Phone' })).toMatchObject({ type: 'tel' });
  expect(propsOf({ is: 'email', label: 'Email' })).toMatchObject({ type: 'email' });
  expect(propsOf({ is: 'whole', label: 'Age', max: 130, empty: null })).toMatchObject({
    inputMode: 'numeric',
  });
  expect(propsOf({ is: 'yesNo', label: 'Important', empty: false }, true)).toEqual({
    name: 'it',
    label: 'Important',
    checked: true,
    onChange: typed.change,
  });
});

test('a choice has its words, after a first one unless it always has a value', () => {
  const of = ['test_result', 'diagnosis'];
  expect(optionsOf({ is: 'choice', label: 'Type', of })).toEqual([
    'Not specified',
    'Test result',
    'Diagnosis',
  ]);
  expect(optionsOf({ is: 'choice', label: 'Type', of, required: true })[0]).toBe('Choose…');
  expect(optionsOf({ is: 'choice', label: 'Type', of, empty: 'diagnosis' })).toHaveLength(2);
});
