import { security } from '../../../words/en/office/security.ts';
import { ChangePassword } from '../../office/admins/change-password.tsx';
import { Profile } from '../../office/frame/profile-dialog.tsx';
import { FormSection } from '../../office/ui/editor/form-section.tsx';

/** Shows the admin's own record and the way to change the password; shared by all screens with such a block. */
export const AdminProfile = () => (
  <FormSection title={security.profile}>
    <Profile />
    <div>
      <ChangePassword />
    </div>
  </FormSection>
);
