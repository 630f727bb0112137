// The parent's name and e-mail, read-only (SET-02); a dialog changes the name.
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useUser } from '../../session/session.tsx';
import { NameDialog } from './name-dialog.tsx';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="break-words font-semibold">{value.trim() || 'Not given'}</dd>
    </div>
  );
}

export function AccountCard() {
  const { firstName, lastName, email } = useUser();
  const [changing, setChanging] = useState(false);
  return (
    <Card title="Account Information">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        <Fact name="First name" value={firstName} />
        <Fact name="Last name" value={lastName} />
        <Fact name="Email" value={email} />
      </dl>
      <Button className="mt-4" onClick={() => setChanging(true)}>
        Change name
      </Button>
      {changing && <NameDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}
