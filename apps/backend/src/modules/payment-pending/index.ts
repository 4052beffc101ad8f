import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { BankTransferProvider } from "./bank-transfer.ts"
import { CashOnDeliveryProvider } from "./cash-on-delivery.ts"

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider, CashOnDeliveryProvider] })
