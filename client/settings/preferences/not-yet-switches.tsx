// Disabled switches of features that do not exist yet (SET-03, SET-04).
import { useId } from 'react';
import { Card } from '../../kit/card.tsx';
import { SwitchRow } from '../../kit/form/switch.tsx';

interface ComingSwitchesProps {
  title: string;
  labels: readonly string[];
  note: string;
}

function ComingSwitches({ title, labels, note }: ComingSwitchesProps) {
  const id = useId();
  return (
    // A group, because a second landmark of this name would exist beside that of the toasts.
    <Card as="div" role="group" aria-label={title} title={title} className="flex flex-col">
      {labels.map((label) => (
        <SwitchRow key={label} label={label} checked={false} disabled describedBy={id} />
      ))}
      <p id={id} className="mt-auto pt-2 text-soft">
        {note}
      </p>
    </Card>
  );
}

export function NotificationsCard() {
  return (
    <ComingSwitches
      title="Notifications"
      labels={['Daily Reminders', 'Meal Planning Alerts']}
      note="Notification settings coming soon"
    />
  );
}

export function PrivacyCard() {
  return (
    <ComingSwitches
      title="Privacy & Security"
      labels={['Data Sharing']}
      note="Privacy controls coming soon"
    />
  );
}
