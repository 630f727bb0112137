// The integrations a parent noted in the wizard. None is connected, and no screen claims it is (D27).
import { CalendarDays, Mail } from 'lucide-react';
import { PRODUCT } from '#contract/common.ts';
import { INTEGRATION_NAMES } from '../../choices/integration-names.ts';
import { Card } from '../../kit/card.tsx';
import { useUser } from '../../session/session.tsx';

const ICONS = { gmail: Mail, 'google-calendar': CalendarDays };

export function IntegrationsCard() {
  const { integrations } = useUser().preferences;
  return (
    <Card title="Integrations">
      {integrations.length === 0 ? (
        <p className="text-soft">You didn't pick any apps. {PRODUCT} isn't connected to any other app.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {integrations.map((integration) => {
            const Icon = ICONS[integration];
            return (
              <li key={integration} className="flex items-center gap-4">
                <Icon aria-hidden className="size-6 shrink-0 text-soft" />
                <div>
                  <p className="font-semibold">{INTEGRATION_NAMES[integration]}</p>
                  <p className="text-soft">Noted, not connected yet</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
