// Form fields with labels, which keep their values after an error and show it once.
import { html, type Html } from './html.ts';

/** The error in one sentence, and its field. */
export interface Problem {
  sentence: string;
  field?: string;
}

interface Field {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  hint?: string;
  required?: boolean;
  /** The page opens with the focus here, unless another field needs a look. */
  first?: boolean;
  /** Letters for input that is neither a name nor a sentence. */
  code?: boolean;
}

const PROBLEM_ID = 'problem';

const note = ({ sentence }: Problem): Html =>
  html`<p class="problem" role="alert" id="${PROBLEM_ID}">${sentence}</p>`;

/** Says what is wrong at the head of the form; a field says its own problem. */
export const problemNote = (problem: Problem | undefined): Html | undefined =>
  problem && problem.field === undefined ? note(problem) : undefined;

/** A field; passwords never come back. The one in `problem` is marked, has the focus and says what is wrong. */
export function field(options: Field, problem?: Problem): Html {
  const {
    name,
    label,
    autocomplete,
    type = 'text',
    value = '',
    hint,
    required = true,
    code,
    first,
  } = options;
  const wrong = problem?.field === name;
  const describedBy = [wrong && PROBLEM_ID, hint && `${name}-hint`].filter(Boolean).join(' ');
  const plain = type === 'email' || code;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${
        type === 'password' ? '' : html` value="${value}"`
      }${required && html` required`}${type === 'email' && html` inputmode="email"`}${
        plain && html` autocapitalize="none" autocorrect="off" spellcheck="false"`
      }${code && html` class="code"`}${describedBy && html` aria-describedby="${describedBy}"`}${
        wrong && html` aria-invalid="true"`
      }${(wrong || (first && problem === undefined)) && html` autofocus`}
    />
    ${wrong && note(problem)} ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

export const emailField = (value: string, problem: Problem | undefined, first = false): Html =>
  field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'username', value, first }, problem);

export const newPasswordField = (label: string, problem: Problem | undefined): Html =>
  field(
    {
      name: 'password',
      label,
      type: 'password',
      autocomplete: 'new-password',
      // Its problem says as much.
      ...(problem?.field === 'password' ? {} : { hint: 'At least 8 characters.' }),
    },
    problem,
  );

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;
