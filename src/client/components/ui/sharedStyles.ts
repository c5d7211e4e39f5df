/**
 * Stylesheets that several pages share, as part of the main stylesheet: their order is the same on every page, whatever
 * its imports.
 */
import './breadcrumbs/Breadcrumbs.module.css';
import './icons/icon.module.css';
import './icons/cardIcons.module.css';
import './icons/pageIcons.module.css';
import '../energy/EnergyBadge.module.css';
import '../../features/favourites/FavouriteButton.module.css';
import '../../features/estateCard/EstateCard.module.css';
import '../../features/estateCard/EstateGrid.module.css';
import './emptyState/EmptyState.module.css';
import './icons/contactIcons.module.css';
import '../contact/SocialLinks.module.css';
import '../agentCard/Portrait.module.css';
import '../agentCard/AgentCard.module.css';
import '../agentCard/AgentGrid.module.css';
