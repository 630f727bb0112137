// A choice of one among several, each as a card. Native radio buttons, so that forms and keyboards work without extra
// code.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Option<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

interface RadioCardsProps<V extends string> extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  /** Names the whole group. */
  legend: ReactNode;
  options: readonly Option<V>[];
  /** The chosen value where a parent component holds it; leave out for form libraries. */
  value?: V | null;
  onValueChange?: (value: V) => void;
  error?: string | undefined;
}

/** One of several, each a card of its own. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, options, value, onValueChange, error, className, name, ...rest } = props;
  const made = useId();
  return (
    <fieldset className={className} aria-describedby={error === undefined ? undefined : `${made}-error`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={cx('grid gap-3', options.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label key={option.value} className="choice-card">
            <input
              type="radio"
              {...rest}
              name={name ?? made}
              value={option.value}
              {...(value === undefined ? {} : { checked: value === option.value })}
              {...(onValueChange ? { onChange: () => onValueChange(option.value) } : {})}
              className="radio"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{option.label}</span>
              {option.hint !== undefined && <span className="block text-soft">{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${made}-error`} className="mt-2 font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
