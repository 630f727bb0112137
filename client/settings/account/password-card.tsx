// Changing the password, and the alternative for accounts without one or with a forgotten one.
import { useState } from 'react';
import { forgottenPassword } from '../../screen/links.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export function PasswordCard() {
  const [changing, setChanging] = useState(false);
  return (
    <Card title="Password">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-60 text-soft">
          Forgotten it, or never had one?{' '}
          <a href={forgottenPassword()} className="font-semibold text-brand underline">
            Set a new password
          </a>
        </p>
        <Button onClick={() => setChanging(true)}>Change password</Button>
      </div>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}
