// Titles of events as printed, without the separators and small words that tie them to their dates.

/** Small words that lead to a date: 'from', 'vom', 'du'. */
const LEAD =
  /(?:^|[\s,;:(–—-])(?:from|on|the|starting|beginning|begins? on|vom|von|ab|am|den|dem|der|du|le|les|dès|des le|à partir du|del|desde(?: el)?|el|los|dal|w\/c|w\/b|wc|(?:the )?week (?:of|beginning|commencing|starting)|woche vom|semaine|semana|dates?|datum|fecha|fechas|fecha:)\s*$/iu;
const BULLETS = '\\s•●○▪■□◆◇►▶★☆✓✔·|*_>+~=';

/** Cuts separators, bullets and dot leaders off both ends. */
export function trimTitle(text: string): string {
  let title = text.replaceAll(/[\s\u00A0]+/g, ' ').replaceAll(/(?:\s?[._…]){3,}/g, ' ');
  const leading = new RegExp(`^[${BULLETS}.,:;–—−‐‑/\\\\)-]+`, 'u');
  const trailing = new RegExp(`[${BULLETS.replace('*', '')},:;–—−‐‑/\\\\(\\[-]+$`, 'u');
  title = title.replace(leading, '').replace(trailing, '').trim();
  // A bracket without its partner belonged to the date.
  if (/^[^(]*\)$/.test(title)) title = title.slice(0, -1).trim();
  if (/^\([^)]*$/.test(title)) title = title.slice(1).trim();
  return title;
}

/** Text before a date without the words that only lead to it. */
export function withoutLead(text: string): string {
  let before = text.replaceAll(/[\s\u00A0]+/g, ' ').trimEnd();
  for (let turn = 0; turn < 3; turn += 1) before = before.replace(LEAD, '').trimEnd();
  return before;
}

/** Words after a date that belong to it. */
export const withoutInclusive = (text: string): string =>
  text.replace(
    /^[\s(]*(?:inclusive|incl\.|inclus|inklusive|inkl\.|einschließlich|einschl\.|ambos inclusive|both inclusive)[\s)]*/iu,
    '',
  );

export const withoutConnective = (text: string): string =>
  text.replace(/^(?:and|und|et|y|e|then|through|to|bis|au|al)\s+/i, '');

/** True for text that can name an event: three letters, and not only a count or an index. */
export function isTitle(text: string): boolean {
  if (!/\p{L}\p{M}*\p{L}\p{M}*\p{L}|\p{L}{2}/u.test(text)) return false;
  return (
    !/^(?:week|wk|kw|day|cycle|woche|semaine|semana|s|sem)\.?\s*#?\d{1,2}(?:\s*[-–/+]\s*\d{1,2})?$/i.test(
      text.trim(),
    ) &&
    !/^\(?\d{1,3}\s*(?:school|student|instructional|week|calendar)?\s*(?:days?|weeks?|tage?|wochen?|jours?|semaines?|d[ií]as?|semanas?)\)?$/i.test(
      text.trim(),
    )
  );
}
