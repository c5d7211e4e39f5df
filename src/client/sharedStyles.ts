/**
 * Stylesheets that several pages share, as part of the main stylesheet: their order is the same on every page, whatever
 * its imports.
 */
import '#shared/theme/sheets/Breadcrumbs.module.css';
import './components/ui/icons/icon.module.css';
import './components/ui/icons/cardIcons.module.css';
import './components/ui/icons/pageIcons.module.css';
import './components/energy/EnergyBadge.module.css';
import './features/favourites/FavouriteButton.module.css';
import './features/estateCard/EstateCard.module.css';
import './features/estateCard/EstateGrid.module.css';
import './components/ui/icons/contactIcons.module.css';
import './components/contact/SocialLinks.module.css';
import './components/agentCard/Portrait.module.css';
import './components/agentCard/AgentCard.module.css';
