// Renames a conversation, or deletes it with a way back in the toast.
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { chat } from '#contract/chat.ts';
import { LIMITS } from '#contract/common.ts';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';

interface ConversationDialogProps {
  conversation: ConversationSummary;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** Deletion as everywhere: at once, with Undo. */
function useRemoval({ onDeleted, onClose }: Pick<ConversationDialogProps, 'onDeleted' | 'onClose'>) {
  const restoring = useWrite(chat.restoreConversation, {
    onSuccess: () => toast({ title: 'Conversation restored' }),
    onError: () => toastError("This couldn't be brought back. Please try again."),
  });
  return useWrite(chat.deleteConversation, {
    onSuccess: (_, { id }) => {
      onClose();
      onDeleted(id);
      toast({
        title: 'Conversation deleted',
        action: { label: 'Undo', onClick: () => restoring.mutate({ id }) },
      });
    },
    onError: () => toastError('Failed to delete conversation.'),
  });
}

export function ConversationDialog({ conversation, onDeleted, onClose }: ConversationDialogProps) {
  const { id } = conversation;
  const [title, setTitle] = useState(conversation.title);
  const [refusal, setRefusal] = useState(0);
  const removal = useRemoval({ onDeleted, onClose });
  const { mutate, isPending } = useWrite(chat.renameConversation, {
    onSuccess: () => {
      onClose();
      toast({ title: 'Conversation renamed' });
    },
    onError: () => toastError('Failed to rename conversation.'),
  });
  const isBlank = title.trim() === '';
  return (
    <FormDialog
      title="Conversation"
      save={isPending ? 'Saving...' : 'Save'}
      pending={isPending}
      refusal={refusal}
      onSubmit={() => (isBlank ? setRefusal(refusal + 1) : mutate({ id, title: title.trim() }))}
      onClose={onClose}
    >
      <TextField
        label="Title"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        {...(refusal > 0 && isBlank ? { error: 'Please give the conversation a title' } : {})}
      />
      <Button
        variant="quiet"
        className="-ml-5 self-start text-danger-ink"
        pending={removal.isPending}
        onClick={() => removal.mutate({ id })}
      >
        <Trash2 aria-hidden />
        Delete conversation
      </Button>
    </FormDialog>
  );
}
