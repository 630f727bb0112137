// Meal Planning: its tools come with their own release; planning a week with Pip works already.
import { CalendarDays } from 'lucide-react';
import { Coming } from '../coming.tsx';
import { Button } from '../kit/button.tsx';
import { Link } from '../kit/link.tsx';
import * as links from '../links.ts';

export function MealsPage() {
  return (
    <Coming
      title="Meal Planning"
      says="Pip can plan your week today"
      text="Ask “Plan this week's meals”. Pip respects everybody's allergies and diets, shows you the plan, and puts it on your calendar once you approve it."
      action={
        <Button asChild>
          <Link href={links.home()}>
            <CalendarDays aria-hidden />
            See the calendar
          </Link>
        </Button>
      }
      points={[
        'Ideas for meals you want to keep',
        'What is in your pantry',
        'Weekly menus to edit by hand',
        'Shopping lists to tick off',
      ]}
    />
  );
}
