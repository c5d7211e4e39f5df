<?php
/**
 * The theme: what it supports. What it has of the site is made by the site's repository (frame.json, site.css, fonts).
 *
 * @package Vencejo_Magazine
 */

declare(strict_types=1);

namespace Vencejo_Magazine;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require __DIR__ . '/site-frame.php';
require __DIR__ . '/posts.php';

add_action(
	'after_setup_theme',
	function (): void {
		add_theme_support( 'title-tag' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'custom-logo' );
		add_theme_support( 'responsive-embeds' );
		add_theme_support( 'html5', array( 'gallery', 'caption', 'style', 'script' ) );
		add_theme_support( 'editor-styles' );
		add_editor_style( array( 'site.css', 'style.css' ) );
		register_nav_menus( array( 'magazine' => 'Sections of the magazine; by default all its categories' ) );
	}
);
add_action(
	'wp_enqueue_scripts',
	function (): void {
		$version = wp_get_theme()->get( 'Version' );
		wp_enqueue_style( 'vencejo-site', get_theme_file_uri( 'site.css' ), array(), $version );
		wp_enqueue_style( 'vencejo-magazine', get_stylesheet_uri(), array( 'vencejo-site' ), $version );
	}
);
// Of the names that WordPress gives to kinds of pages, some are those of other things in site.css.
add_filter( 'body_class', fn( array $names ) => array( 'frame', ...array_diff( $names, array( 'author', 'category', 'search' ) ) ) );
// Comments do not reach WordPress through the site.
add_filter( 'comments_open', '__return_false' );
