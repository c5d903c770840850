import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../record/account/accountQueries';
import { messageFor } from '../../api/errors';
import { showToast } from '../../ui/toasts/toastStore';

/** Signs the person out, shows the home page and says so; `leaving` while it is under way, when a second press does nothing. */
export function useLeave(): { leave: () => void; leaving: boolean } {
  const navigate = useNavigate();
  const logout = useLogout(() => navigate('/', { flushSync: true }));

  // Awaited rather than handed to `mutate` as callbacks: those fall silent when the menu goes, which it does.
  async function leave(): Promise<void> {
    try {
      await logout.mutateAsync();
      showToast('Logged out', 'You have been logged out successfully');
    } catch (error) {
      showToast('Logout failed', messageFor(error, 'Please try again.'), 'destructive');
    }
  }

  return {
    leave() {
      if (!logout.isPending) void leave();
    },
    leaving: logout.isPending,
  };
}
