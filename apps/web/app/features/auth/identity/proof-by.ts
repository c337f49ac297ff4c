/** How the customer confirms their identity; see `confirmIdentity` of the contract. */
export type ProofBy = 'password' | 'sms' | 'mail' | 'sign_in';
