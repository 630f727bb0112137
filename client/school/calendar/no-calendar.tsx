// The School Calendar card before there is a calendar: search, upload, pasted text (SCH-02).
import { ClipboardPaste, Search, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { CALENDAR_FILES } from '#contract/school-reading.ts';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';

interface FileChoiceProps {
  onFile: (file: File) => void;
  onPaste: () => void;
}

/** A button that opens the browser's own dialog, and a place to drop a file. */
export function FileChoice({ onFile, onPaste }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={cx(
        'flex flex-col items-start gap-3 rounded-2xl border-2 border-dashed p-4',
        isOver ? 'border-brand bg-brand-wash' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={CALENDAR_FILES.join(',')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          Upload a file
        </Button>
        <Button variant="quiet" className="px-3!" onClick={onPaste}>
          <ClipboardPaste aria-hidden />
          Type or paste dates
        </Button>
      </div>
      <p className="text-soft">
        PDF, Word, a photo or .ics, up to 20 MB.
        <span className="max-md:hidden"> You can also drop it here.</span>
      </p>
    </div>
  );
}

interface NoCalendarProps extends FileChoiceProps {
  onSearch: () => void;
}

export function NoCalendar({ onSearch, ...choice }: NoCalendarProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">
        Days off, breaks and early dismissals on the family calendar. You'll look over every date first.
      </p>
      <div>
        <Button variant="primary" onClick={onSearch}>
          <Search aria-hidden />
          Search for calendar
        </Button>
      </div>
      <FileChoice {...choice} />
    </div>
  );
}
