// 'Find anything': one field over everything the family keeps and the places of the app (ARIA 1.2 combobox).
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { FindList, Notes } from './find-list.tsx';
import sheet from './find.css?url';
import { takeTyped } from './typed-ahead.ts';
import { useResults, type Findings } from './use-results.ts';

const howMany = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** The content is a component of its own: what it reads is asked for when the dialog is there. */
function Finder(props: Findings) {
  const id = useId();
  const [text, setText] = useState('');
  const results = useResults(props, text);
  const { query, entries, withPip, at, step, run } = results;
  const takeEarly = () => {
    const early = takeTyped();
    if (early !== '') setText(early);
  };
  const keyDown = (event: KeyboardEvent) => {
    // Enter chooses a word while one is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') run(at);
    else return;
    event.preventDefault();
  };
  return (
    <div className="find">
      <div className="find-field">
        <Search aria-hidden className="size-5 shrink-0 text-soft" />
        <input
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-expanded={entries.length > 0 || withPip}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoFocus // The press asked for it.
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LIMITS.name}
          placeholder="Mia, dentist, tacos, milk…"
          value={text}
          onFocus={takeEarly}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={keyDown}
          className="min-h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
        />
      </div>
      <Notes results={results} />
      <FindList id={id} results={results} />
      <output className="sr-only">{query !== '' && howMany(entries.length)}</output>
    </div>
  );
}

export function FindDialog(props: Findings) {
  return (
    <>
      {/* React waits for the sheet, so that no frame shows the dialog without it. */}
      <link rel="stylesheet" href={sheet} precedence="medium" />
      <Dialog open onOpenChange={props.onClose} title="Find anything">
        <Finder {...props} />
      </Dialog>
    </>
  );
}
