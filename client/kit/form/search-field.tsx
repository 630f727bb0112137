// Search field that filters a long list while typing.
import { useId } from 'react';
import { Search, X } from 'lucide-react';

interface SearchFieldProps {
  /** Names the field: 'Search menu ideas'. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="relative min-w-0 flex-auto basis-60">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-4 size-5 text-soft" />
      <input
        id={id}
        // Not type=search: its own cross differs from browser to browser, and Safari gives it another shape.
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-full border border-line-strong bg-surface pr-11 pl-11 text-ink placeholder:text-faint"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            onChange('');
            document.getElementById(id)?.focus();
          }}
          className="absolute top-0 right-0 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
