import { useState } from 'react';
import { useHost } from '@topwords/platform/host';
import { useNavigate } from '@topwords/platform/router';
import { useTexts } from '../texts/index.ts';
import { ConfirmDialog } from '../section/confirm-dialog.tsx';

/** Asks before signing out. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { profile } = useTexts();
  const { session } = useHost();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  async function handleLogout(): Promise<void> {
    setIsPending(true);
    await session.logout();
    await navigate('/login-register');
  }

  return (
    <ConfirmDialog
      heading={profile.confirmLogout}
      text={profile.logoutExplained}
      confirm={profile.logout}
      isPending={isPending}
      onConfirm={() => void handleLogout()}
      onClose={onClose}
    />
  );
}
