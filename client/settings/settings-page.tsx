// Settings: the account as it is, and the theme; the other switches come with their own release.
import { THEMES } from '#contract/account.ts';
import { Coming } from '../coming.tsx';
import { Card } from '../kit/card.tsx';
import { RadioCards } from '../kit/choice.tsx';
import { THEME_NAMES, useTheme } from '../theme.ts';

function Appearance() {
  const { theme, choose } = useTheme();
  return (
    <Card title="Appearance">
      <RadioCards
        legend="Theme"
        value={theme}
        onValueChange={choose}
        options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
      />
    </Card>
  );
}

export function SettingsPage() {
  return (
    <Coming
      title="Settings"
      mood="happy"
      says="More to set up soon"
      text="Your assistance areas, notifications and privacy will be set on this page. What you chose at the start stays as it is."
      points={[
        'Your assistance areas',
        'Account information',
        'Notifications and daily reminders',
        'Privacy and a way to contact us',
      ]}
    >
      <Appearance />
    </Coming>
  );
}
