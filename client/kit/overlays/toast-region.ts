// The region of toasts, fetched at idle or when the first toast is raised.
import { later } from '../later.ts';

export const ToastRegion = later(() => import('./toasts.tsx').then((file) => file.Toasts));
