// Placeholder of the list of conversations, while its code or its data is on the way.
import { Skeleton } from '../../kit/skeleton.tsx';

export const LoadingConversations = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
