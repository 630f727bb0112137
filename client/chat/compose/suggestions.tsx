// Suggestions: messages to send with one tap.
import { Chip } from '../../kit/badge.tsx';
import { cx } from '../../kit/cx.ts';

interface SuggestionsProps {
  suggestions: readonly string[];
  disabled: boolean;
  onChoose: (suggestion: string) => void;
  centred?: boolean;
}

export function Suggestions({ suggestions, disabled, onChoose, centred = false }: SuggestionsProps) {
  return (
    <ul aria-label="Suggestions" className={cx('flex flex-wrap gap-2', centred && 'justify-center')}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Chip aria-disabled={disabled || undefined} onClick={() => !disabled && onChoose(suggestion)}>
            {suggestion}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
