// Offers to save the meals named in an answer. Its code is fetched only when an answer names one.
import { Suspense, useMemo, useState } from 'react';
import { BookmarkPlus } from 'lucide-react';
import { mealIdeasIn } from '#rules/meals/meal-ideas.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { toastError } from '../../kit/overlays/toast.ts';

const IdeasDialog = later(() => import('./ideas-dialog.tsx').then((file) => file.IdeasDialog));

export function IdeasOffer({ content }: { content: string }) {
  const meals = useMemo(() => mealIdeasIn(content), [content]);
  const [open, setOpen] = useState(false);
  const [fetching, setFetching] = useState(false);
  if (meals.length === 0) return null;
  const show = () => {
    setFetching(true);
    // Only what has arrived is rendered: without a connection the conversation stays as it is.
    IdeasDialog.preload()
      .then(
        () => setOpen(true),
        () => toastError("This couldn't be opened. Check your connection and try again."),
      )
      .finally(() => setFetching(false));
  };
  return (
    <>
      <Button
        variant="quiet"
        className="mt-1 -mb-1 -ml-2 px-2!"
        aria-haspopup="dialog"
        pending={fetching}
        onClick={show}
      >
        <BookmarkPlus aria-hidden />
        Save meal ideas
      </Button>
      {open && (
        <Suspense fallback={null}>
          <IdeasDialog meals={meals} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
