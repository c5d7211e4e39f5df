<?php
/**
 * The site's header: the network's logo, its menus, the languages and its search.
 *
 * @package Vencejo_Magazine
 */

namespace Vencejo_Magazine;

?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width,initial-scale=1">
<?php echo all_frames()['head']; // phpcs:ignore WordPress.Security.EscapeOutput ?>
<script src="<?php echo esc_url( site_url_of( all_frames()['schemeScript'] ) ); // phpcs:ignore WordPress.WP.EnqueuedResources ?>"></script>
<link rel="icon" href="<?php echo esc_url( site_url_of( '/favicon.svg' ) ); ?>" type="image/svg+xml">
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<a class="skip" href="#content"><?php echo say( 'skipToContent' ); ?></a>
<header class="header">
	<div class="container bar">
		<a class="brand" href="<?php echo esc_url( site_url_of( frame()['home'] ) ); ?>" aria-label="<?php echo esc_attr( say( 'header.home', array( 'brand' => get_bloginfo( 'name' ) ) ) ); ?>"><?php show_logo(); ?></a>
		<nav id="site-navigation" popover="auto" class="nav" aria-label="<?php echo say( 'header.main' ); ?>"><?php array_map( __NAMESPACE__ . '\\show_menu', frame()['menus'] ); ?></nav>
		<?php show_languages(); ?>
		<a class="link" href="<?php echo esc_url( site_url_of( frame()['search'] ) ); ?>" aria-label="<?php echo say( 'header.search' ); ?>"><svg class="drawing" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20.5 20.5" /></svg></a>
		<button class="burger" type="button" popovertarget="site-navigation" aria-label="<?php echo say( 'header.menu' ); ?>"><span class="lines"></span></button>
	</div>
</header>
<main id="content" class="main" tabindex="-1"><div class="container">
<?php show_breadcrumbs(); ?>
