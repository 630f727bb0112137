// The browser's own question before a dialog with something typed is closed, or its page is left or loaded again.
import { useEffect } from 'react';

/** Returns the function for closing by Back, Escape or a press outside: it asks first while `isChanged`. */
export function useCloseQuestion(isChanged: boolean, close: () => void): () => void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return () => {
    if (!isChanged || window.confirm('Close without saving what you typed?')) close();
  };
}
