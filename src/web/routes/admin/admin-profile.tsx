import { ChangePassword } from '../../features/admin-accounts/change-password.tsx';
import { Profile } from '../../features/admin-shell/profile-dialog.tsx';
import { FormSection } from '../../ui/admin/editor/form-section.tsx';

/** The admin's own record, and the way to another password; for every screen that has such a block. */
export const AdminProfile = () => (
  <FormSection title="Admin profile">
    <Profile />
    <div>
      <ChangePassword />
    </div>
  </FormSection>
);
