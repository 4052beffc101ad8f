import { type ChangedFile, dashboardFile } from "./changed-file.ts"

const OPENED = "open: true, onOpenChange: (open) => !open && onClose()"
const CODES = "const [recoveryCodes, setRecoveryCodes] = useState3([]);"
const SAVED = `${CODES}
  const [areSaved, setSaved] = useState3(false);
  const prompt = usePrompt();
  const leave = async () => {
    const isLost = step === "recovery-codes" && !areSaved;
    // The question would be closed by the same Esc that has asked for it.
    if (isLost) await new Promise((done) => setTimeout(done));
    const leaves = !isLost || await prompt({
      title: t("profile.mfa.recoveryCodesTitle"),
      description: t("profile.mfa.recoveryCodesUnsaved"),
      confirmText: t("profile.mfa.recoveryCodesLeave"),
      cancelText: t("general.stay")
    });
    if (leaves) onClose();
  };`
const FILE_NAME = 'link.download = "medusa-recovery-codes.txt";'
const COPY =
  'Copy, { content: recoveryCodes.join("\\n"), asChild: true, children: /* @__PURE__ */ jsx4(Button2, {'
const OTHER_METHOD =
  'children: isRecoveryCode ? t("login.mfa.useAuthenticator") : t("login.mfa.useRecoveryCode")\n        }\n      )'

/**
 * Esc closed the window with the recovery codes, which are shown only once, and nothing at the login said what to do when
 * telephone and codes are lost.
 */
export const SECOND_FACTOR_FORMS: ChangedFile[] = [
  {
    file: dashboardFile("profile-detail"),
    changes: [
      { from: CODES, to: SAVED },
      {
        from: FILE_NAME,
        to: "link.download = `$" + '{t("profile.mfa.recoveryCodesTitle")}.txt`;\n    setSaved(true);',
      },
      { from: OPENED, to: "open: true, onOpenChange: (open) => !open && leave()" },
      { from: COPY, to: `${COPY} onClick: () => setSaved(true),` },
    ],
  },
  {
    file: dashboardFile("login"),
    changes: [
      {
        from: OTHER_METHOD,
        to: `${OTHER_METHOD},\n      isRecoveryCode && /* @__PURE__ */ jsx3("p", { className: "mt-4", children: t("login.mfa.lostBoth") })`,
      },
    ],
  },
]
