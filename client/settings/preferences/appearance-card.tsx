// Theme setting: light, dark, or as the device; saved at once, like in the user menu.
import { THEMES } from '#contract/preferences.ts';
import { Card } from '../../kit/card.tsx';
import { RadioCards } from '../../kit/form/choice.tsx';
import { THEME_NAMES, useTheme } from '../../look/theme.ts';

export function AppearanceCard() {
  const { theme, choose } = useTheme();
  return (
    <Card id="appearance" title="Appearance" className="scroll-mt-5 outline-none">
      <RadioCards
        legend="Theme"
        value={theme}
        onValueChange={choose}
        options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
      />
    </Card>
  );
}
