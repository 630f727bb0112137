// School Management: placeholder until its tools are released; Pip helps in the chat until then.
import { NotYet } from '../screen/not-yet.tsx';

export function SchoolPage() {
  return (
    <NotYet
      title="School Management"
      says="School gets its own place here"
      text="Schools, subjects and holidays will be kept on this page. Until then, talk school mornings and homework over with Pip."
      points={[
        'School type, hours and subjects',
        'School holidays and breaks on the calendar',
        'A weekly schedule for learning at home',
        'Notes for teachers and meetings',
      ]}
    />
  );
}
