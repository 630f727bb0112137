// Receipts of an answer: links to its records, folded when there are many, and the numbers of its contacts.
import type { Message } from '#contract/schemas/chat.ts';
import { CallLink, ReceiptLink } from './receipt-link.tsx';
import { isOwnPath, isTelephone } from './safe-links.ts';

type Receipt = Message['metadata']['receipts'][number];

/** So many stand open. */
const FEW = 2;

/** 'family cards' where all of them are people, otherwise 'sources'. */
const nameOf = (receipts: readonly Receipt[]): string =>
  receipts.every(({ href }) => href.startsWith('/family')) ? 'family cards' : 'sources';

const ROW = 'mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-soft';

function RecordLinks({ receipts }: { receipts: readonly Receipt[] }) {
  return receipts.map(({ label, href }) => (
    <ReceiptLink key={`${href} ${label}`} href={href} label={label} />
  ));
}

export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const own = receipts.filter(({ href }) => isOwnPath(href));
  const calls = receipts.filter(({ href }) => isTelephone(href));
  if (own.length + calls.length === 0) return null;
  const isFolded = own.length > FEW;
  return (
    <>
      {isFolded && (
        <details className="mt-3 text-soft">
          <summary className="cursor-pointer py-2.5 font-medium">
            From {own.length} {nameOf(own)}
          </summary>
          <p className="flex flex-wrap items-center gap-2">
            <RecordLinks receipts={own} />
          </p>
        </details>
      )}
      {(!isFolded || calls.length > 0) && (
        <p className={ROW}>
          {!isFolded && 'From'}
          {!isFolded && <RecordLinks receipts={own} />}
          {calls.map(({ label, href }) => (
            <CallLink key={href} href={href} label={label} />
          ))}
        </p>
      )}
    </>
  );
}
