// Lists with headings, as rules/data writes the long ones: '# milk', then one name a line until the next heading.

/** The sections of a list in order, each with its heading and names. */
export function sectionsOf(
  lines: readonly string[],
): readonly (readonly [heading: string, names: string[]])[] {
  const sections: [string, string[]][] = [];
  for (const line of lines) {
    if (line.startsWith('# ')) sections.push([line.slice(2), []]);
    else sections.at(-1)?.[1].push(line);
  }
  return sections;
}
