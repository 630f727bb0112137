// The parent's name and e-mail from sign-up, read-only (SET-02).
import { Card } from '../../kit/card.tsx';
import { useUser } from '../../session/session.tsx';

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
  return (
    <Card title="Account Information">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        <Fact name="First name" value={firstName} />
        <Fact name="Last name" value={lastName} />
        <Fact name="Email" value={email} />
      </dl>
    </Card>
  );
}
