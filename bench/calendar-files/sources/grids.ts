// Runs in the page: draws every <table data-month="2026-09"> as a small calendar of that month.

/**
 * Attributes of a table: `data-monday` for weeks from Monday, `data-weekdays` and `data-form` for the length of names,
 * `data-plain` for a month without its year, `data-off="7 12-16"` for days with the class `off` (`data-off-early` for
 * `offEarly`, and so on). A template with the id 2026-09-07 is the text of that day.
 */
export function drawMonths(): void {
  const language = document.documentElement.lang;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const lengthOf = (value: string | undefined, fallback: 'long' | 'narrow') =>
    value === 'long' || value === 'short' || value === 'narrow' ? value : fallback;

  const looksOf = (table: HTMLElement) => {
    const looks = new Map<number, string>();
    for (const [look, days = ''] of Object.entries(table.dataset)) {
      if (!look.startsWith('off')) continue;
      for (const part of days.split(' ')) {
        const [first = 0, last = first] = part.split('-').map(Number);
        for (let day = first; day <= last; day += 1) looks.set(day, look);
      }
    }
    return looks;
  };

  const draw = (table: HTMLElement, yearAndMonth: string) => {
    const [year = 0, month = 0] = yearAndMonth.split('-').map(Number);
    const options = table.dataset;
    const monday = options['monday'] === undefined ? 0 : 1;
    const monthName = format({
      month: lengthOf(options['form'], 'long'),
      ...(options['plain'] === undefined ? { year: 'numeric' } : {}),
    });
    const weekdayName = format({ weekday: lengthOf(options['weekdays'], 'narrow') });
    const looks = looksOf(table);
    const lead = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() - monday + 7) % 7;
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const cells = Array.from({ length: Math.ceil((lead + days) / 7) * 7 }, (_, at) => {
      const day = at - lead + 1;
      if (day < 1 || day > days) return '<td></td>';
      const text =
        document.getElementById(`${yearAndMonth}-${String(day).padStart(2, '0')}`)?.innerHTML ?? '';
      return `<td class="${looks.get(day) ?? ''}"><b>${day}</b>${text}</td>`;
    });
    const weeks = cells.flatMap((_, at) => (at % 7 === 0 ? [cells.slice(at, at + 7).join('')] : []));
    // 1 January 2023 is a Sunday.
    const heads = Array.from({ length: 7 }, (_, at) =>
      weekdayName.format(Date.UTC(2023, 0, 1 + monday + at)),
    );
    table.innerHTML = `<caption>${monthName.format(Date.UTC(year, month - 1, 1))}</caption>
      <thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
      <tbody>${weeks.map((week) => `<tr>${week}</tr>`).join('')}</tbody>`;
  };

  for (const table of document.querySelectorAll<HTMLElement>('table[data-month]')) {
    draw(table, table.dataset['month'] ?? '');
  }
}
