// A text that a parent typed, collapsed to some lines where it is long, with its telephone numbers to press. On paper it is whole (look/print.css).
import { useState } from 'react';
import { withPhoneLinks } from '#rules/family/phone-href.ts';
import { cx } from '../../kit/cx.ts';

/** Characters of a line on a phone. */
const OF_LINE = 40;

interface LongTextProps {
  text: string;
  /** 'the notes about Mia', for those who do not see which text the button belongs to. */
  of: string;
  lines: 4 | 6;
}

export function LongText({ text, of, lines }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  if (text === '') return null;
  const isLong = text.length > OF_LINE * lines || text.split('\n').length > lines;
  return (
    <div>
      <p
        className={cx(
          'whitespace-pre-line text-soft wrap-anywhere',
          isLong && !isOpen && (lines === 4 ? 'line-clamp-4' : 'line-clamp-6'),
        )}
      >
        {withPhoneLinks(text).map((part, at) =>
          part.href === null ? (
            part.text
          ) : (
            <a
              key={at}
              href={part.href}
              className="font-medium text-brand underline underline-offset-4 hover:no-underline"
            >
              {part.text}
            </a>
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          data-more
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Show less' : 'Show all'} of ${of}`}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 cursor-pointer font-semibold text-brand underline-offset-4 hover:underline"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </div>
  );
}
