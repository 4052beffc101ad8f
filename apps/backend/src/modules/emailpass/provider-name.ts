/** Sign-in with e-mail and password, as Medusa's auth module and its paths name it. */
export const PASSWORD_PROVIDER = "emailpass"
