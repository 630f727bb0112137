// The region of toasts, loaded at idle or with the first toast.
import { later } from '../later.ts';

export const ToastRegion = later(() => import('./toasts.tsx').then((file) => file.Toasts));
