/** Codes and links that open an account, and what is told about them. */
export const access = {
  code: ({ code, brand, minutes }: { code: string; brand: string; minutes: number }) =>
    `${code} is your ${brand} code. It works for ${minutes} minutes. Do not share it with anyone.`,
  confirmEmail: {
    subject: ({ brand }: { brand: string }) => `Confirm your e-mail address for ${brand}`,
    text: ({ brand, url, minutes }: { brand: string; url: string; minutes: number }) =>
      `To confirm this address for your ${brand} account, open this link within ${minutes} minutes:\n\n${url}\n\nIf you did not ask for it, ignore this mail.`,
  },
  resetLink: {
    subject: ({ brand }: { brand: string }) => `Choose a new password for ${brand}`,
    text: ({ brand, url, minutes }: { brand: string; url: string; minutes: number }) =>
      `To choose a new password for your ${brand} account, open this link within ${minutes} minutes. It works once:\n\n${url}\n\nIf you did not ask for it, ignore this mail: your password stays as it is.`,
  },
  passwordChanged: {
    subject: ({ brand }: { brand: string }) => `Your ${brand} password was changed`,
    text: ({ brand, phone }: { brand: string; phone: string }) =>
      `Your ${brand} password was changed, and all other sessions have ended. If this was not you, call us: ${phone}`,
  },
  linkMade: {
    subject: ({ brand }: { brand: string }) => `A link for a new ${brand} password was made`,
    text: ({ brand, phone }: { brand: string; phone: string }) =>
      `At your request we made a link with which you can choose a new ${brand} password. If you did not ask for it, call us: ${phone}`,
  },
} as const;
