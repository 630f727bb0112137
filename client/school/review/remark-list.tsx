// Sentences about the reading of a calendar, such as the dates that became no row (D11).

export function RemarkList({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 rounded-field bg-brand-wash px-4 py-3 text-brand wrap-anywhere">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
