import { ChangePassword } from '../../office/admins/change-password.tsx';
import { Profile } from '../../office/frame/profile-dialog.tsx';
import { FormSection } from '../../office/ui/editor/form-section.tsx';

/** The admin's own record, and the way to another password; for every screen that has such a block. */
export const AdminProfile = () => (
  <FormSection title="Admin profile">
    <Profile />
    <div>
      <ChangePassword />
    </div>
  </FormSection>
);
