// Field for what a person does not eat: six quick choices, and free text.
import { Check, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Chip } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import type { TypedMember } from './member-form.ts';
import {
  QUICK_DIETS,
  addRestriction,
  hasRestriction,
  removeRestriction,
  toggleRestriction,
} from './restrictions.ts';

interface RestrictionsFieldProps {
  form: Pick<TypedMember, 'dietaryRestrictions' | 'typing'>;
  error: string | undefined;
  onChange: (change: Partial<TypedMember>) => void;
}

export function RestrictionsField({ form, error, onChange }: RestrictionsFieldProps) {
  const { dietaryRestrictions: list, typing } = form;
  const typed = list.filter((item) => !hasRestriction(QUICK_DIETS, item));
  const add = () => onChange({ dietaryRestrictions: addRestriction(list, typing), typing: '' });
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is still being composed, Enter belongs to the keyboard's own suggestions.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">Allergies and diets</legend>
      <div className="flex flex-wrap gap-2">
        {QUICK_DIETS.map((diet) => {
          const pressed = hasRestriction(list, diet);
          return (
            <Chip
              key={diet}
              pressed={pressed}
              onClick={() => onChange({ dietaryRestrictions: toggleRestriction(list, diet) })}
            >
              {pressed ? <Check aria-hidden /> : <Plus aria-hidden />}
              {diet}
            </Chip>
          );
        })}
        {typed.map((item) => (
          <Chip
            key={item}
            removes
            className="max-w-full wrap-anywhere"
            onClick={() => onChange({ dietaryRestrictions: removeRestriction(list, item) })}
          >
            <span className="sr-only">Remove </span>
            {item}
          </Chip>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="Something else"
            name="restriction"
            autoComplete="off"
            enterKeyHint="enter"
            placeholder="For example sesame"
            value={typing}
            error={error}
            onChange={(event) => onChange({ typing: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button className="min-h-12" disabled={typing.trim() === ''} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
