// Settings: what Pip helps with, the account, the household, security, what changed, and the family's data. One
// column of cards in groups, and beside it the way to each group.
import type { ReactNode } from 'react';
import { Page } from '../page.tsx';
import { AccountCard } from './account-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { AreasCard } from './areas-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { NotificationsCard, PrivacyCard } from './coming-switches.tsx';
import { ContactCard } from './contact-card.tsx';
import { DataCard } from './data-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { HouseholdCard } from './household-card.tsx';
import { IntegrationsCard } from './integrations-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { Unencrypted } from './unencrypted.tsx';
import { ZoneCard } from './zone-card.tsx';

const GROUPS = {
  areas: 'Assistance Areas',
  account: 'Account',
  household: 'Household',
  security: 'Signing in',
  changes: 'Recent changes',
  data: 'Your data',
} as const;

function Contents() {
  return (
    <nav aria-label="On this page" className="mb-5 lg:sticky lg:top-5 lg:mb-0 lg:self-start">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
        {Object.entries(GROUPS).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:bg-sunk lg:flex lg:border-transparent lg:bg-transparent lg:text-soft lg:hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ id, children }: { id: keyof typeof GROUPS; children: ReactNode }) {
  return (
    <div id={id} className="flex scroll-mt-5 flex-col gap-5">
      {children}
    </div>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
);

export function SettingsPage() {
  return (
    <Page title="Settings">
      <div className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8">
        <Contents />
        <div className="flex min-w-0 max-w-3xl flex-col gap-5">
          <Unencrypted />
          <AreasCard />
          <Group id="account">
            <AccountCard />
            <Pair>
              <NotificationsCard />
              <PrivacyCard />
            </Pair>
            <Pair>
              <IntegrationsCard />
              <ContactCard />
            </Pair>
            <AppearanceCard />
          </Group>
          <Group id="household">
            <HouseholdCard />
            <ZoneCard />
          </Group>
          <Group id="security">
            <PasswordCard />
            <DevicesCard />
          </Group>
          <Group id="changes">
            <ChangesCard />
          </Group>
          <Group id="data">
            <DataCard />
          </Group>
        </div>
      </div>
    </Page>
  );
}
